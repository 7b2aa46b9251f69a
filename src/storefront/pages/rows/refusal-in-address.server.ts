import { isListRefusal, type ListRefusal, listRefusal } from '#features/lists/rules/shopping-list.ts'
import { say, type TextOverrides } from '#shared/text.ts'

const longest = 100

/** What an address says of a deed that was refused, so that the page after it can tell: '?blad=no_name', and what was typed. */
export function refusalInAddress({ code }: ListRefusal, typed = ''): string {
  return `?${new URLSearchParams({ blad: code, ...(typed && { nazwa: typed.slice(0, longest) }) })}`
}

/** The words for it; null when nothing was refused. */
export function wordsOfRefusal(query: URLSearchParams, words: TextOverrides): string | null {
  const code = query.get('blad')
  if (!isListRefusal(code)) return null
  const { message } = listRefusal(code)
  return say(message.text, message.values, words)
}
