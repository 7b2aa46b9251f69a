import { type Message, say, type Text, type TextOverrides, type TextValues } from '#shared/text.ts'

interface Reasons {
  message: Message
  also?: Message[] | undefined
}

/** A reason with all that is missing beside it, in one line. */
export function refusalWords(
  { message, also = [] }: Reasons,
  inWords: (text: Text, values?: TextValues) => string,
): string {
  return [message, ...also].map(({ text, values }) => inWords(text, values)).join(' ')
}

/** The same on the server, in the shop's own words. */
export function refusalText(reasons: Reasons, words: TextOverrides): string {
  return refusalWords(reasons, (text, values) => say(text, values, words))
}
