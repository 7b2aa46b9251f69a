import { foldPolish } from '#shared/plain-text.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { isSame } from './login.ts'

/** What the store takes. */
export const longestPassword = 128

/** The bounds of customer data (B5.15); registration has its own (B5.36). Both are settings. */
const defaultLength = { min: 6, max: 30 }

/** A new password, exactly as typed: spaces count. A trivial one is valid, with a hint. */
export function checkPassword(typed: string, context: FieldContext = {}): FieldResult {
  const { min, max } = context.passwordLength ?? defaultLength
  if (typed === '') return { code: 'no_password' }
  if (typed.length < min) return { code: 'password_to_short', values: { min: String(min) } }
  if (typed.length > max) return { code: 'password_to_long', values: { max: String(max) } }
  if (/\p{Cc}/u.test(typed)) return { code: 'illegal_characters' }
  if (context.login && isSame(context.login, typed)) return { code: 'login_equals_password' }
  return isTrivialPassword(typed, context) ? { value: typed, hint: { code: 'password_trivial' } } : { value: typed }
}

/** The repetition of a password: the same characters (B5.16). */
export function checkPasswordRepetition(typed: string, { password = '' }: FieldContext = {}): FieldResult {
  if (typed === '') return { code: 'no_password' }
  return typed === password ? { value: typed } : { code: 'not_equal_passwords' }
}

/** Words that lists of leaked passwords begin with, and Polish ones, without diacritics; digits and signs around them change nothing. */
const common = new Set(
  [
    'abc admin agnieszka aniolek anna bartek barcelona dragon dupa football haslo iloveyou kasia kochanie kocham kochamcie',
    'konrad krzysztof lech legia letmein login maciek magda marcin mateusz master michal misiek monika monkey mojehaslo',
    'password passw0rd polska princess qazwsx qazwsxedc qwe qwer qwerty samsung shadow sklep starwars sunshine superman tajne',
    'test tomek trustno welcome widzew wiosna lato jesien zima witryna zaq zaqwsx zxc',
  ].flatMap((line) => line.split(' ')),
)

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1q2w3e4r5t6y7u8i9o0p']

const sequences = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

/**
 * Whether a password is one of the first that somebody else would try: a common word, the client's own login or e-mail, one
 * repeated character or group, or neighbours of the keyboard or the alphabet.
 */
export function isTrivialPassword(password: string, own: { login?: string; email?: string } = {}): boolean {
  const folded = foldPolish(password)
  const word = folded.replace(/^[^a-z]{0,40}/, '').replace(/[^a-z]/g, '')
  return (
    common.has(word) || repeats(folded) || isSequence(folded) || ownNames(own).some((name) => folded.includes(name))
  )
}

/** 'aaaaaa', 'abcabc', '121212': a group of at most four characters, repeated to the end. */
function repeats(text: string): boolean {
  const characters = [...text]
  return [1, 2, 3, 4].some(
    (size) => characters.length > size && characters.every((one, index) => one === characters[index % size]),
  )
}

/** 'abcdef', '987654', 'qwerty123': pieces of at least three neighbours. */
function isSequence(text: string): boolean {
  const characters = [...text]
  const follows = (index: number) => {
    const pair = `${characters[index - 1]}${characters[index]}`
    return sequences.some((row) => row.includes(pair))
  }
  const breaks = characters.filter((_, index) => index > 0 && !follows(index)).length
  return breaks <= (characters.length >= 6 ? 1 : 0)
}

function ownNames({ login = '', email = '' }: { login?: string; email?: string }): string[] {
  return [login, email.split('@')[0] ?? ''].map((name) => foldPolish(name.trim())).filter((name) => name.length >= 4)
}
