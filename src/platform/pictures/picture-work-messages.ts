import type { Result } from '#shared/result.ts'
import type { LookProblem, PictureFormat, PictureLook } from './picture-work.ts'

export type PictureJob =
  | { kind: 'look'; bytes: Uint8Array }
  | { kind: 'clean'; bytes: Uint8Array }
  | { kind: 'variant'; bytes: Uint8Array; width: number; format: PictureFormat }

export interface PictureAnswer {
  result: Result<PictureLook | Uint8Array, LookProblem>
  /** Bytes that the process has ever taken. */
  peakMemory: number
}

/** The code with which the process ends itself when a picture needs more memory than it may take. */
export const tooMuchMemory = 77
