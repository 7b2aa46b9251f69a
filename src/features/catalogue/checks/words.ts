import { z } from 'zod'

/** Without zero bytes and broken surrogates, which no database takes. */
const clean = (value: string) => value.replaceAll('\0', '').toWellFormed().trim()

/** A text that may be empty. */
export const text = (most: number) => z.string().overwrite(clean).max(most)

export const word = (most: number) => text(most).min(1)
