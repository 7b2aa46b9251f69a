import type { House } from '../../open-house.ts'
import { type Finding, well, wrong } from './finding.ts'

/** Whether work done later, the mails above all, has come to its end. */
export async function lookAtJobs({ queue }: House): Promise<Finding> {
  const failed = await queue.failed()
  return failed.length > 0
    ? wrong('prace w tle', `nieudane: ${failed.length}. Powody: jobs list; jeszcze raz: jobs retry`)
    : well('prace w tle', 'nic się nie zacięło')
}
