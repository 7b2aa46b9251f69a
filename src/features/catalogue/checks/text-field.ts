import { z } from 'zod'
import { stripControls } from '#shared/plain-text.ts'

/** Without control characters, which are of no use in pages and mails, and without broken surrogates, which the database rejects. */
const clean = (value: string) => stripControls(value).toWellFormed().trim()

/** A text that may be empty. A too long one is not checked further: regular expressions may take long over it. */
export const textField = (most: number) => z.string().overwrite(clean).max(most, { abort: true })

export const nonEmptyText = (most: number) => textField(most).min(1)
