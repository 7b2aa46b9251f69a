/** What a deed answers: a value, or the reason why not. Exceptions are for bugs and broken plugs only. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
