import { type Colours, lowContrasts } from '#features/content/rules/colours.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { answerTexts } from '../texts/questions.ts'

const unreadable = {
  'words-on-background': { field: 'background', text: answerTexts.wordsOnBackground },
  'accent-on-background': { field: 'accent', text: answerTexts.accentOnBackground },
  'words-on-accent': { field: 'accent', text: answerTexts.wordsOnAccent },
}

/** What people could not read in these colours, by the answer to change; the first reason of each. */
export function colourProblems(colours: Colours): FieldProblems {
  const problems: FieldProblems = {}
  for (const found of lowContrasts(colours)) {
    const { field, text } = unreadable[found]
    problems[field] ??= { text }
  }
  return problems
}
