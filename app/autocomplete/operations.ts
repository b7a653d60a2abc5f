import { AUTOCOMPLETE_FIELDS } from '#domain/autocomplete/fields'
import { defineOperation } from '#app/shared/http/operation'
import { notBlank, s } from '#app/shared/schema/schema'

export const autocompleteOperation = defineOperation({
  id: 'autocomplete',
  method: 'GET',
  path: '/v1/autocomplete',
  summary: 'Complete the value of a search filter',
  description: "Returns indexed people's values that start with the prefix, most frequent first. Free.",
  tag: 'Search',
  scope: 'people:search',
  query: s.object({
    field: s.enum(AUTOCOMPLETE_FIELDS).named('AutocompleteField'),
    prefix: s.string({ min: 1, max: 100, ...notBlank }),
    limit: s.integerText({ min: 1, max: 50 }).default(10).optional(),
  }),
  success: {
    200: s.object({ suggestions: s.array(s.object({ value: s.string() }).named('Suggestion')) }),
  },
  errors: ['search_unavailable', 'search_timeout', 'search_failed'],
  addition: 'The interface has no autocompletion.',
})
