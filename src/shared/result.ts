/** The result of an action: a value, or the reason for a refusal. Exceptions are for bugs and outages only. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
