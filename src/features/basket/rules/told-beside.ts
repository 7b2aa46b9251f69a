import type { Message } from '#shared/text.ts'
import type { Goods } from './basket.ts'
import type { Loss } from './losses.ts'

interface Told {
  losses: Loss[]
  notices: Goods['notices']
  /** Of a code that works and has nothing to do. */
  idleCode: Message | null
}

/** What calls tell of a basket beside its lines: what has become less, what does not come along, and why a code stays unused. */
export function toldBeside({ losses, notices, idleCode }: Told): { code: string; message: Message }[] {
  return [...losses, ...notices, ...(idleCode ? [{ code: 'idle_code', message: idleCode }] : [])]
}
