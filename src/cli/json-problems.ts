import type { JsonProblem } from '#shared/read-json.ts'
import { say } from '#shared/text.ts'

/** Why a file is not understood: every place with what stands there and what is wanted. */
export function jsonProblems(problems: JsonProblem[]): string {
  const lines = problems.map(({ place, found, wanted }) => {
    const words = say(wanted.text, wanted.values)
    return `  ${place || 'cały plik'}: ${found === null ? 'brakuje' : `jest ${found}`}, ma być: ${words}`
  })
  return ['Tego pliku nie rozumiem:', ...lines].join('\n')
}
