import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { type Result, refused } from '#shared/result.ts'
import { limitConcurrency } from '../concurrency.ts'
import { programFolder } from '../program-folder.ts'
import { maxProcessMemory, pictureTimeout } from './picture-limits.ts'
import type { InspectProblem, PictureFormat, PictureInfo } from './picture-work.ts'
import { type PictureAnswer, type PictureJob, tooMuchMemory } from './picture-work.ts'

export type PictureProblem = InspectProblem | 'too-much-memory' | 'too-slow' | 'decoder-died'

export type PictureBytes = Result<Uint8Array, PictureProblem>

/** Called when the job starts, so that waiting jobs hold no files in memory. */
export type ReadPicture = () => Promise<Uint8Array>

interface ProcessLimits {
  /** bytes */
  mostMemory: number
  /** milliseconds for one picture */
  patience: number
  /** milliseconds until the process must be ready */
  startsWithin: number
}

const idleMilliseconds = 10_000

/**
 * Decodes and encodes pictures in a child process, one at a time: a file that exhausts memory, hangs or crashes the decoder
 * ends that process and not the shop. The process starts with the first picture and ends when idle.
 */
export class PictureProcess {
  /** Maximum memory of one process so far, in bytes. */
  peakMemory = 0
  #child: Promise<ChildProcess> | null = null
  #ending: NodeJS.Timeout | undefined
  readonly #limits: ProcessLimits
  readonly #oneAtATime = limitConcurrency(1)

  constructor(limits: Partial<ProcessLimits> = {}) {
    this.#limits = { mostMemory: maxProcessMemory, patience: pictureTimeout, startsWithin: 20_000, ...limits }
  }

  inspect(bytes: Uint8Array): Promise<Result<PictureInfo, PictureProblem>> {
    return this.#run(async () => ({ kind: 'look', bytes })) as Promise<Result<PictureInfo, PictureProblem>>
  }

  variant(read: ReadPicture, width: number, format: PictureFormat): Promise<PictureBytes> {
    return this.#run(async () => ({ kind: 'variant', bytes: await read(), width, format })) as Promise<PictureBytes>
  }

  clean(read: ReadPicture): Promise<PictureBytes> {
    return this.#run(async () => ({ kind: 'clean', bytes: await read() })) as Promise<PictureBytes>
  }

  /** Throws when the process cannot start or sharp is missing, which is not the picture's fault. */
  #run(prepare: () => Promise<PictureJob>): Promise<Result<unknown, PictureProblem>> {
    return this.#oneAtATime(async () => {
      const job = await prepare()
      clearTimeout(this.#ending)
      const child = await this.#liveChild()
      keepAlive(child, true)
      const answer = await ask(child, job, this.#limits.patience)
      keepAlive(child, false)
      if (typeof answer === 'string') {
        this.#child = null
        return refused(answer)
      }
      this.peakMemory = Math.max(this.peakMemory, answer.peakMemory)
      // The memory that a large picture leaves behind would count against the next one.
      if (answer.peakMemory > this.#limits.mostMemory / 2) this.#end()
      else this.#ending = setTimeout(() => this.#end(), idleMilliseconds).unref()
      return answer.result
    })
  }

  async #liveChild(): Promise<ChildProcess> {
    const child = await this.#child
    if (child && hasEnded(child)) this.#child = null // for example killed by the system
    this.#child ??= startChild(this.#limits)
    return this.#child.catch((error) => {
      this.#child = null
      throw error
    })
  }

  #end(): void {
    void this.#child?.then((child) => child.disconnect())
    this.#child = null
  }
}

/** The program's shared decoder. */
export const pictureProcess = new PictureProcess()

/** Does not pass on the environment: it contains the database password. */
async function startChild({ mostMemory, startsWithin }: ProcessLimits): Promise<ChildProcess> {
  const program = join(programFolder(), 'src/platform/pictures/decode-pictures.ts')
  const { PATH, SystemRoot, LD_LIBRARY_PATH } = process.env
  const child = fork(program, [String(mostMemory)], {
    env: { PATH, SystemRoot, LD_LIBRARY_PATH },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000)
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new Error('the process that decodes pictures does not start'))
  }, startsWithin)
  child.once('message', () => resolve())
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`pictures cannot be decoded (${code}): ${complaint}`)))
  await ready.finally(() => clearTimeout(late))
  child
    .removeAllListeners('exit')
    .removeAllListeners('error')
    .on('error', () => {})
  return child
}

/** Resolves with the process's answer, or with how it ended over the picture. */
function ask(child: ChildProcess, job: PictureJob, patience: number): Promise<PictureAnswer | PictureProblem> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      finish('too-slow') // does not wait for 'exit': it may have fired before this listener was added
    }, patience)
    const finish = (answer: PictureAnswer | PictureProblem) => {
      clearTimeout(late)
      child.off('message', finish).off('exit', onExit)
      resolve(answer)
    }
    const onExit = (code: number | null) => finish(code === tooMuchMemory ? 'too-much-memory' : 'decoder-died')
    child.on('message', finish).on('exit', onExit)
    child.send(job, () => {}) // a closed channel is detected by 'exit'
  })
}

/** 'exit' may be known before the channel closes. */
function hasEnded(child: ChildProcess): boolean {
  return !child.connected || child.exitCode !== null || child.signalCode !== null
}

/** An idle process does not keep the program from ending. */
function keepAlive(child: ChildProcess, alive: boolean): void {
  const verb = alive ? 'ref' : 'unref'
  child[verb]()
  child.channel?.[verb]()
  ;(child.stderr as { ref?: () => void; unref?: () => void } | null)?.[verb]?.()
}
