import { writeFileSync } from 'node:fs'

/** Vitest reporter: writes the counts that scripts/test.mjs prints at the end to the file TEST_RESULTS. */
export default class ReportTests {
  #projects = new Map()

  onTestModuleStart({ project }) {
    const now = performance.now()
    const { began } = this.#projects.get(project.name) ?? { began: now }
    this.#projects.set(project.name, { began, ended: now })
  }

  onTestModuleEnd({ project }) {
    this.#projects.get(project.name).ended = performance.now()
  }

  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state]++
      const suites = [module, ...module.children.allSuites()]
      counts.failed += suites.filter((suite) => suite.errors().length > 0).length // such as a hook that threw
    }
    const results = {
      passed: counts.passed,
      failed: counts.failed + counts.pending, // not run: the run was aborted
      skipped: counts.skipped,
      projects: [...this.#projects].map(([name, { began, ended }]) => ({ name, seconds: (ended - began) / 1_000 })),
      files: modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module.diagnostic()) })),
    }
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results))
  }
}

/** Including imports and hooks. */
function secondsOf({ environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration }) {
  return (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1_000
}
