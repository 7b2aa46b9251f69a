import { type FieldProblems, problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Message } from '#shared/text.ts'
import { opinionFormTexts } from '../texts/opinion-form.ts'

/** An opinion as its author has written it. */
export interface OpinionInput {
  /** Stars, 1 to 5; 0 when none was chosen. */
  rating: number
  content: string
  author: string
  /** '' where the order knows it. */
  email: string
}

/** In characters. */
const maxContent = 2_000
const maxAuthor = 50

/**
 * Everything but letters, signs and ends of lines: it would hide or turn around what others read. The joiner of a picture made of several ones
 * (a family, a rainbow flag) stays.
 */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))[^\P{C}\n]/gu

/** A sign that leaves a mark: not a space, nor one of those that fonts do not draw, such as the fillers of Hangul and Braille. */
const mark = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Reads an opinion by the field names of /ajax/opinions.php (rating, opinion, author, email); returns problems by field name (B5.27, B5.55).
 * The text stays plain text.
 */
export function checkOpinion(
  fields: ReadonlyMap<string, unknown>,
  { asksEmail }: { asksEmail: boolean },
): OpinionInput & { problems: FieldProblems } {
  const text = (name: string) => visibleText(textOf(fields.get(name)))
  const content = text('opinion').replace(/\n{3,}/g, '\n\n')
  const author = text('author').replace(/\s+/g, ' ')
  const typedEmail = text('email')
  const rating = /^[1-5]$/.test(text('rating')) ? Number(text('rating')) : 0
  const problems: FieldProblems = {}
  if (rating === 0) problems.rating = { text: opinionFormTexts.noRating }
  const faults = { opinion: textProblem(content, maxContent), author: textProblem(author, maxAuthor) }
  if (faults.opinion) problems.opinion = faults.opinion
  if (faults.author) problems.author = faults.author
  const email = asksEmail ? checkEmail(typedEmail, { area: 'opinion' }) : null
  if (email && 'code' in email) problems.email = problemMessage(email)
  return { rating, content, author, email: email && 'value' in email ? email.value : typedEmail, problems }
}

/** A tab between words stays a space. */
function visibleText(raw: string): string {
  return raw.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(invisible, '').trim()
}

function textProblem(text: string, most: number): Message | null {
  if (!mark.test(text)) return { text: validationTexts.required }
  return [...text].length > most ? { text: opinionFormTexts.tooLong, values: { count: most } } : null
}

/** A file or a missing value becomes ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
