import type { Message, Text, TextValues } from '#shared/text.ts'

/** A reason with all that is missing beside it, in one line. */
export function refusalWords(
  { message, also = [] }: { message: Message; also?: Message[] | undefined },
  say: (text: Text, values?: TextValues) => string,
): string {
  return [message, ...also].map(({ text, values }) => say(text, values)).join(' ')
}
