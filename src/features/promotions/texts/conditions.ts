import type { Text } from '#shared/text.ts'
import { conditionKinds } from '../rules/condition-list.ts'

/** The texts of all conditions. They are written in the files of their rules; this list lets a shop override them. */
export const conditionTexts: Text[] = conditionKinds.flatMap(({ texts }) => Object.values(texts).flatMap(toList))

/** Why a promotion's conditions are not met. */
export const conditionRefusalTexts: Text[] = conditionKinds.flatMap(({ texts }) => toList(texts.refusals))

function toList(texts: Record<string, Text> = {}): Text[] {
  return Object.values(texts)
}
