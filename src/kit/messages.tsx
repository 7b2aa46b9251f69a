import { createContext, type ReactNode, useContext } from 'react'
import { nonBreaking, type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'

const MessagesContext = createContext<TextOverrides>({})

/** Gives everything inside the words that the shop has changed (A1.2). */
export function MessagesProvider({ overrides, children }: { overrides: TextOverrides; children: ReactNode }) {
  return <MessagesContext value={overrides}>{children}</MessagesContext>
}

/** `say(text, values)`: the shop's words for a text, else the Polish default; no line ends with a one-letter word. */
export function useTranslate(): (text: Text, values?: TextValues) => string {
  const overrides = useContext(MessagesContext)
  return (text, values) => nonBreaking(translate(text, values, overrides))
}
