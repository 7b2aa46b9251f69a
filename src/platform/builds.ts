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
import { basename, dirname, join } from 'node:path'
import { isProcessAlive, thisProcess } from './process-liveness.ts'
import { buildFolder } from './program-folder.ts'

const hashPattern = /^[0-9a-f]{16}$/

/** Number of builds to retain: pages of the last three may still be open in browsers, or be rendered by a running process. */
const keptBuilds = 3

/** Milliseconds after which a partly created or partly removed build counts as left by a killed process. */
const staleAfter = 60 * 60 * 1000

/**
 * The builds of one program, next to each other, each in an immutable folder named after the hash of its inputs. `current`
 * links to the one that the next process uses; running processes stay with theirs.
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

  /** Returns the hashes, the one chosen last first. */
  all(): string[] {
    return listFolder(this.#folder)
      .filter((name) => hashPattern.test(name))
      .map((hash) => ({ hash, chosen: statSync(this.path(hash), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((one, other) => other.chosen - one.chosen)
      .map(({ hash }) => hash)
  }

  /** Returns the hash of the build that `current` links to; null when there is none. */
  current(): string | null {
    try {
      return basename(realpathSync(join(this.#folder, 'current')))
    } catch {
      return null
    }
  }

  /** Moves a complete build into the folder of its hash. */
  adopt(draft: string, hash: string): void {
    renameSync(draft, this.path(hash))
  }

  /** Makes it the current build and stores the fingerprint of its sources. */
  choose(hash: string, fingerprint: string, now = new Date()): void {
    whereWritable(() => {
      writeFileSync(join(this.#folder, 'sources'), `${fingerprint} ${hash}`)
      this.touch(hash, now)
      this.#link(hash)
    })
  }

  /** Marks it as the build chosen last. */
  touch(hash: string, now: Date): void {
    utimesSync(this.path(hash), now, now)
  }

  /** Returns the hash of the build chosen last, if it has this source fingerprint; else null. */
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

  /**
   * Protects a build from removal while the process `user` is alive; returns the release function. Check that the build exists
   * after this call.
   */
  hold(hash: string, user = thisProcess()): () => void {
    const mark = join(this.#folder, '.users', `${hash} ${user}`)
    const isMarked = whereWritable(() => {
      mkdirSync(join(this.#folder, '.users'), { recursive: true })
      writeFileSync(mark, '')
    })
    return () => isMarked && rmSync(mark, { force: true })
  }

  /**
   * Removes builds that are neither among the last three nor used by a live process. A build is first moved aside and checked
   * again: a process marks a build before it checks that it exists, so one of the two sees the other.
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

/** Returns false in a read-only folder, as in a container image; nothing is removed there either. */
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

/** Protects this process's own build from removal until it ends. Does nothing where the shop runs from its sources. */
export function holdBuild(): void {
  const own = buildFolder()
  if (own) process.on('exit', new Builds(dirname(own)).hold(basename(own)))
}

/** In the data folder; backups exclude it. */
export const publishedFolder = 'builds'

/** Returns the builds whose processes served this shop recently, from any program folder, machine or container. */
export function publishedBuilds(dataFolder: string): Builds {
  return new Builds(join(dataFolder, publishedFolder))
}

/**
 * Copies this build's assets into the data folder, which all processes of a shop share: processes of other builds serve them
 * from there (`serveAssets`). Retains the builds started last. Does nothing where the shop runs from its sources.
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
      if (!published.has(hash)) throw error // otherwise another process was first
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }
  published.touch(hash, now)
  published.removeOld(now)
}
