import { data } from 'react-router'
import type { OpinionProblem } from '#features/opinions/actions/write-opinion.ts'
import type { OpinionRefusal } from '#features/opinions/ui/opinion-form.tsx'
import { tooManyRequests, typedValues } from '../../forms.server.ts'

/** Returns the form again with what was typed, and why the opinion is not stored. */
export function opinionRefusal(problem: OpinionProblem, fields: Record<string, string | undefined>, now: Date) {
  const typed = typedValues(fields)
  if (problem.code === 'faults')
    return data<OpinionRefusal>({ typed, problems: problem.faults, message: null }, { status: 422 })
  const answer: OpinionRefusal = { typed, problems: {}, message: problem.message }
  if (problem.code === 'wait') return data(answer, tooManyRequests(problem.until, now))
  return data(answer, { status: problem.code === 'closed' ? 403 : 409 })
}
