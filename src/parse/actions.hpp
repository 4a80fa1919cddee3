// What the parser does with each production: it tells the builder.
#pragma once

#include "parse/comment_actions.hpp"
#include "parse/marker_actions.hpp"
#include "parse/movetext_actions.hpp"
#include "parse/san_actions.hpp"
#include "parse/space_actions.hpp"
#include "parse/tag_actions.hpp"
#include "parse/variation_actions.hpp"
