import { keysOf } from '#features/staff/rules.ts'
import type { Text } from '#shared/text.ts'

const modules = import.meta.glob(['../**/texts.ts', '../**/texts/*.ts'], { eager: true })

/** Every text that the shop may put into its own words: its Polish default, by key. */
export const allTexts = new Map(
  textsIn(Object.values(modules))
    .flatMap(keysOf)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, template }) => [key, template]),
)

function textsIn(found: unknown): Text[] {
  if (typeof found !== 'object' || found === null) return []
  if ('template' in found && 'key' in found) return [found as Text]
  return Object.values(found).flatMap(textsIn)
}
