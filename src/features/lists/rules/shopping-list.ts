import type { Message, Text, TextValues } from '#shared/text.ts'
import { listAnswerTexts } from '../texts/shopping-lists.ts'
import type { EntryOrder } from './entry-rows.ts'

/** The most shopping lists of one client, and the most lines of one list. */
export const maxLists = 50
export const maxListLines = 300
export const maxListNameLength = 60

/** The settings of a list (B2.46). */
export interface ListSettings {
  name: string
  /** Everyone with its link may read it. */
  public: boolean
  /** Whether lines show quantities. */
  quantities: boolean
  sort: EntryOrder
}

export interface ShoppingList extends ListSettings {
  id: number
  /** Of its link; null while only the client may read it. */
  token: string | null
  changedAt: Date
  lines: number
}

export type ListRefusalCode =
  | 'not_signed_in'
  | 'unknown_list'
  | 'no_name'
  | 'name_too_long'
  | 'name_taken'
  | 'too_many_lists'
  | 'too_many_lines'
  | 'nothing_to_add'
  | 'unknown_product'
  | 'unknown_size'

export interface ListRefusal {
  code: ListRefusalCode
  message: Message
}

export function listRefusal(code: ListRefusalCode, named: TextValues = {}): ListRefusal {
  const [text, values] = refusalTexts[code]
  return { code, message: { text, values: { ...values, ...named } } }
}

const refusalTexts: Record<ListRefusalCode, [Text, TextValues?]> = {
  not_signed_in: [listAnswerTexts.notSignedIn],
  unknown_list: [listAnswerTexts.unknownList],
  no_name: [listAnswerTexts.noName],
  name_too_long: [listAnswerTexts.nameTooLong, { count: maxListNameLength }],
  name_taken: [listAnswerTexts.nameTaken],
  too_many_lists: [listAnswerTexts.tooManyLists, { count: maxLists }],
  too_many_lines: [listAnswerTexts.tooManyLines, { count: maxListLines }],
  nothing_to_add: [listAnswerTexts.nothingToAdd],
  unknown_product: [listAnswerTexts.unknownProduct],
  unknown_size: [listAnswerTexts.unknownSize],
}

export function isListRefusal(code: string | null): code is ListRefusalCode {
  return code !== null && Object.hasOwn(refusalTexts, code)
}

/** The normalized name of a list, or why it is refused. */
export function checkListName(typed: string): { name: string } | ListRefusal {
  const name = normalizedName(typed)
  if (name === '') return listRefusal('no_name')
  return [...name].length > maxListNameLength ? listRefusal('name_too_long') : { name }
}

/**
 * Whether a client may have one more list with this name: the id of an empty one with that name, which the same press of a button has just created;
 * null when it is to be created.
 */
export function checkNewList(
  lists: Pick<ShoppingList, 'id' | 'name' | 'lines'>[],
  name: string,
): { existing: number | null } | ListRefusal {
  const same = lists.find((list) => sameName(list.name, name))
  if (same) return same.lines === 0 ? { existing: same.id } : listRefusal('name_taken')
  return lists.length >= maxLists ? listRefusal('too_many_lists') : { existing: null }
}

/** Whether another list already has this name. */
export function isNameTaken(lists: Pick<ShoppingList, 'id' | 'name'>[], id: number, name: string): boolean {
  return lists.some((list) => list.id !== id && sameName(list.name, name))
}

/** 'Koszyk 22.11.2026 (2)': the first variant of the name that no list has. */
export function unusedName(lists: Pick<ShoppingList, 'name'>[], name: string): string {
  const short = [...normalizedName(name)].slice(0, maxListNameLength - 5).join('')
  const names = [short, ...Array.from({ length: maxLists }, (_, index) => `${short} (${index + 2})`)]
  return names.find((free) => !lists.some((list) => sameName(list.name, free))) ?? short
}

function normalizedName(typed: string): string {
  return typed
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
