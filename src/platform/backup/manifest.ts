import { z } from 'zod'

/** The format that this program writes, and the only one it reads. */
export const formatVersion = 1

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().regex(/^[^\0]{1,63}$/)
const count = z.number().int().nonnegative()
const rows = z.object({ columns: z.array(identifier).min(1), rows: count })

const manifestSchema = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** 'PGlite 18.3': for information only. */
  engine: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: digest })).min(1),
  tables: z.record(identifier, rows),
  jobs: rows,
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^-?\d{1,19}$/), called: z.boolean() })),
  /** All other entries of the archive, in order. */
  entries: z.array(z.object({ name: z.string(), size: count, sha256: digest })),
})

/** What a backup says about itself; the last entry of the archive, so that one which was cut off has none. */
export type Manifest = z.infer<typeof manifestSchema>
export type RowsSummary = Manifest['jobs']
export type EntryDigest = Manifest['entries'][number]

export const manifestName = 'manifest.json'

/** Returns the manifest; 'newer' when a later program wrote it, 'broken' when it cannot be read. */
export function readManifest(text: string): Manifest | 'newer' | 'broken' {
  const raw = parse(text)
  const read = manifestSchema.safeParse(raw)
  if (read.success) return read.data
  const { format } = z.object({ format: z.number() }).safeParse(raw).data ?? { format: 0 }
  return format > formatVersion ? 'newer' : 'broken'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The file cannot be restored: the message says why. Nothing was changed. */
export class InvalidBackup extends Error {}

export function corruptBackup(why: string): InvalidBackup {
  return new InvalidBackup(`Plik jest uszkodzony albo nie jest kopią Witryny (${why}). Sklep zostaje, jaki był.`)
}
