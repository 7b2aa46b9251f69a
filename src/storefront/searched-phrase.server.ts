import { isbot } from 'isbot'
import { countChosen } from '#features/search/rules/list-filters.ts'
import { countedPhrase } from '#features/search/rules/search-phrase.ts'
import { isPrefetch, isSubresource } from '#platform/http/fetch-metadata.ts'
import { urls } from '#shared/urls.ts'
import { listAddress, readListRequest, readSearchText } from './pages/list-request.ts'

const path = urls.search()

/**
 * The phrase that somebody begins to search for by asking for this path and query. Null: he looks at something else, goes on with what
 * he has found, is a robot, or his browser only fetches ahead or loads a part of another page; or the phrase is none to be counted.
 */
export function searchedPhrase(asked: string, headers: Headers): string | null {
  if (!asked.startsWith(path)) return null
  const [page = '', query = ''] = asked.split('?', 2)
  if (page !== path && page !== `${path}.data`) return null
  const search = new URLSearchParams(query)
  const state = readListRequest(search)
  if (listAddress('', state) !== '' || countChosen(state.filters) > 0) return null
  if (isPrefetch(headers) || isSubresource(headers) || isbot(headers.get('User-Agent'))) return null
  return countedPhrase(readSearchText(search))
}
