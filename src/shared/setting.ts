/** A setting of the merchant. */
export interface Setting<Value> {
  key: string
  default: Value
  /** In Polish, for the merchant. */
  description: string
  /** Returns the value if it is valid, else null. Raw input is JSON, or a plain string from the terminal. */
  check: (raw: unknown) => Value | null
}

export function textSetting(key: string, value: string, description: string): Setting<string> {
  return {
    key,
    default: value,
    description,
    check: (raw) => (typeof raw === 'string' && raw.length <= 10_000 ? raw : null),
  }
}

export function choiceSetting<Choice extends string>(
  key: string,
  value: Choice,
  choices: readonly Choice[],
  description: string,
): Setting<Choice> {
  return {
    key,
    default: value,
    description: `${description} (${choices.join(' | ')})`,
    check: (raw) => choices.find((choice) => choice === raw) ?? null,
  }
}

/** A list of ids; from the terminal as text separated by spaces. */
export function idsSetting(key: string, description: string): Setting<number[]> {
  return {
    key,
    default: [],
    description,
    check: (raw) => {
      const ids = typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean).map(Number) : raw
      return Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : null
    },
  }
}

/** An integer between bounds. */
export function numberSetting(
  key: string,
  value: number,
  [least, most]: [number, number],
  description: string,
): Setting<number> {
  return {
    key,
    default: value,
    description: `${description} (${least}–${most})`,
    check: (raw) => {
      const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
      return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most ? number : null
    },
  }
}
