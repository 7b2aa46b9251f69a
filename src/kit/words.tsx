import { createContext, type ReactNode, useContext } from 'react'
import { keepTogether } from '#shared/keep-together.ts'
import { say, type Text, type TextOverrides, type TextValues } from '#shared/text.ts'

const WordsContext = createContext<TextOverrides>({})

/** Gives everything inside the words that the shop has changed (A1.2). */
export function WordsProvider({ overrides, children }: { overrides: TextOverrides; children: ReactNode }) {
  return <WordsContext value={overrides}>{children}</WordsContext>
}

/** `say(text, values)`: the shop's words for a text, else the Polish default; no line ends with a one-letter word. */
export function useWords(): (text: Text, values?: TextValues) => string {
  const overrides = useContext(WordsContext)
  return (text, values) => keepTogether(say(text, values, overrides))
}
