import { z } from 'zod'

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
/** When something is shown: days in Poland, or moments with their zone. */
export const fromUntil = { from: moment.nullable().default(null), until: moment.nullable().default(null) }

/** Words that lead to a page of this shop, or by https to another site's. */
export const wordsWithLink = z.strictObject({
  text: z.string().trim().min(1).max(60),
  address: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"<>]*$/),
})
