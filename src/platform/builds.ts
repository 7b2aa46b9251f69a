import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isProcessAlive, thisProcess } from './process-liveness.ts'
import { buildFolder } from './program-folder.ts'

const hashPattern = /^[0-9a-f]{16}$/

/** How many builds stay: pages of the last three may still be open in browsers, or be rendered by a process that runs on. */
const keptBuilds = 3

/** Milliseconds after which what is half made or half removed is taken for left behind by a process that was killed. */
const staleAfter = 60 * 60 * 1000

/**
 * The builds of one program, side by side, each in a folder that is named after the hash of what it was made from and never changes.
 * `current` links to the one that the next process takes; those that run go on with theirs.
 */
export class Builds {
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  path(hash: string): string {
    return join(this.#folder, hash)
  }

  has(hash: string): boolean {
    return existsSync(this.path(hash))
  }

  /** Hashes, the one that was chosen last first. */
  all(): string[] {
    return listFolder(this.#folder)
      .filter((name) => hashPattern.test(name))
      .map((hash) => ({ hash, chosen: statSync(this.path(hash), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((one, other) => other.chosen - one.chosen)
      .map(({ hash }) => hash)
  }

  /** The hash of the build that `current` links to; null when there is none. */
  current(): string | null {
    try {
      return basename(realpathSync(join(this.#folder, 'current')))
    } catch {
      return null
    }
  }

  /** Gives a whole build its place. */
  adopt(draft: string, hash: string): void {
    renameSync(draft, this.path(hash))
  }

  /** Makes it the one that the next process takes, and remembers of which state of the sources it is. */
  choose(hash: string, fingerprint: string, now = new Date()): void {
    whereWritable(() => {
      writeFileSync(join(this.#folder, 'sources'), `${fingerprint} ${hash}`)
      this.touch(hash, now)
      this.#link(hash)
    })
  }

  /** Counts it as the one that was chosen last. */
  touch(hash: string, now: Date): void {
    utimesSync(this.path(hash), now, now)
  }

  /** The build that was chosen last, if it was for this state of the sources: the hash, or null. */
  chosenFor(fingerprint: string): string | null {
    const sources = join(this.#folder, 'sources')
    const [of, hash = null] = existsSync(sources) ? readFileSync(sources, 'utf8').split(' ') : []
    return of === fingerprint && hash === this.current() ? hash : null
  }

  #link(hash: string): void {
    const link = join(this.#folder, `.current-${process.pid}`)
    rmSync(link, { force: true })
    symlinkSync(process.platform === 'win32' ? this.path(hash) : hash, link, 'junction')
    if (process.platform === 'win32') rmSync(join(this.#folder, 'current'), { force: true, recursive: true })
    renameSync(link, join(this.#folder, 'current'))
  }

  /** Keeps a build from being removed while the process `user` lives; returns what gives it free. Look whether it is there after that. */
  hold(hash: string, user = thisProcess()): () => void {
    const mark = join(this.#folder, '.users', `${hash} ${user}`)
    const isMarked = whereWritable(() => {
      mkdirSync(join(this.#folder, '.users'), { recursive: true })
      writeFileSync(mark, '')
    })
    return () => isMarked && rmSync(mark, { force: true })
  }

  /**
   * Removes what is neither among the last three nor used by a living process. A build is put aside first and looked at again: a process
   * marks what it is about to use before it looks whether it is there, so one of the two sees the other.
   */
  removeOld(now = new Date()): void {
    for (const name of listFolder(this.#folder).filter((name) => /^\.(?:draft|removed)-/.test(name))) {
      const path = join(this.#folder, name)
      const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (now.getTime() - since > staleAfter) rmSync(path, { recursive: true, force: true })
    }
    for (const hash of this.all().slice(keptBuilds)) {
      if (hash === this.current() || this.#isUsed(hash)) continue
      const aside = join(this.#folder, `.removed-${hash}`)
      renameSync(this.path(hash), aside)
      if (this.#isUsed(hash)) renameSync(aside, this.path(hash))
      else rmSync(aside, { recursive: true, force: true })
    }
  }

  #isUsed(hash: string): boolean {
    const users = join(this.#folder, '.users')
    return listFolder(users).some((name) => {
      const [used, ...user] = name.split(' ')
      const isThere = isProcessAlive(user.join(' '))
      if (!isThere) rmSync(join(users, name), { force: true })
      return isThere && used === hash
    })
  }
}

/** False in a folder that this user may only read, as in an image of a container: nobody removes anything there either. */
function whereWritable(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

function listFolder(folder: string): string[] {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
}

/** In the data folder; no backup takes it along. */
export const publishedFolder = 'builds'

/** The builds whose processes have served this shop lately, from whatever program folder, machine or container. */
export function publishedBuilds(dataFolder: string): Builds {
  return new Builds(join(dataFolder, publishedFolder))
}

/**
 * Puts what browsers ask of this build into the data folder, which all processes of a shop share: those of another build find it there
 * (`serveAssets`). The builds that were started last stay. Does nothing where the shop runs from its sources.
 */
export async function publishBuild(dataFolder: string, own = buildFolder(), now = new Date()): Promise<void> {
  if (!own) return
  const published = publishedBuilds(dataFolder)
  const hash = basename(own)
  if (!published.has(hash)) {
    const draft = join(dataFolder, publishedFolder, `.draft-${crypto.randomUUID()}`)
    try {
      await cp(join(own, 'client'), join(draft, 'client'), { recursive: true })
      if (!published.has(hash)) published.adopt(draft, hash)
    } catch (error) {
      if (!published.has(hash)) throw error // else another process was first
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  published.touch(hash, now)
  published.removeOld(now)
}
