import { createContext, type ReactNode, useContext } from 'react'
import { nonBreaking, type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'

export const MessagesContext = createContext<TextOverrides>({})

/** Provides the texts that the shop has changed (A1.2). */
export function MessagesProvider({ overrides, children }: { overrides: TextOverrides; children: ReactNode }) {
  return <MessagesContext value={overrides}>{children}</MessagesContext>
}

/** Returns `t(text, values)`: the shop's own text, else the Polish default; no line ends with a one-letter word. */
export function useTranslate(): (text: Text, values?: TextValues) => string {
  const overrides = useContext(MessagesContext)
  return (text, values) => nonBreaking(translate(text, values, overrides))
}
