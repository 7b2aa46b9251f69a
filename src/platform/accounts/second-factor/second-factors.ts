import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import type { Schema } from '../../database/schema.ts'
import { redeemBackupCode, renewBackupCodes } from './backup-codes.ts'
import { matchStep } from './totp.ts'

const secretBytes = 20 // as long as SHA-1, as RFC 4226 recommends
const setUpMinutes = 30

/** The authenticator apps of accounts, with their backup codes. */
export class SecondFactors {
  readonly #database: Kysely<Schema>
  readonly #sealed: SealedSecrets

  constructor(database: Kysely<Schema>, sealed: SealedSecrets) {
    this.#database = database
    this.#sealed = sealed
  }

  async isOn(accountId: string): Promise<boolean> {
    return (await this.#find(accountId))?.confirmed_at != null
  }

  /** Makes a new secret, which asks for nothing until a code confirms it; a factor that is on stays as it is. */
  async begin(accountId: string, now: Date): Promise<void> {
    const sealed = this.#sealed.seal(randomBytes(secretBytes), accountId)
    await this.#database
      .insertInto('account_second_factor')
      .values({ user_id: accountId, id: randomUUID(), sealed_secret: sealed, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ id: randomUUID(), sealed_secret: sealed, created_at: now, last_step: 0 })
          .where('account_second_factor.confirmed_at', 'is', null),
      )
      .execute()
  }

  /** Returns the secret that is being set up; null when there is none, or it is older than half an hour. */
  async secretToConfirm(accountId: string, now: Date): Promise<Uint8Array | null> {
    const row = await this.#find(accountId)
    if (!row || row.confirmed_at || row.created_at.getTime() <= now.getTime() - setUpMinutes * 60_000) return null
    return this.#sealed.open(row.sealed_secret, accountId)
  }

  /** Turns the factor on with the app's first code; returns the backup codes, or null when the code is wrong. */
  async confirm(accountId: string, code: string, now: Date): Promise<string[] | null> {
    const secret = await this.secretToConfirm(accountId, now)
    const step = secret && matchStep(secret, withoutSpaces(code), 0, now)
    if (step === null) return null
    return this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('account_second_factor')
        .set({ confirmed_at: now, last_step: step })
        .where('user_id', '=', accountId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n ? renewBackupCodes(transaction, accountId) : null
    })
  }

  /** Uses up a code of the app or a backup code. Of concurrent requests with one code, one gets true. */
  async redeem(accountId: string, code: string, now: Date): Promise<'app' | 'backup code' | null> {
    const row = await this.#find(accountId)
    if (!row?.confirmed_at) return null
    const secret = this.#sealed.open(row.sealed_secret, accountId)
    const step = secret && matchStep(secret, withoutSpaces(code), row.last_step, now)
    if (step === null) return (await redeemBackupCode(this.#database, accountId, code)) ? 'backup code' : null
    const { numUpdatedRows } = await this.#database
      .updateTable('account_second_factor')
      .set({ last_step: step })
      .where('id', '=', row.id)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? 'app' : null
  }

  /** Removes the factor and its backup codes; returns whether there was one. */
  async remove(accountId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('account_second_factor')
      .where('user_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }

  /**
   * Returns a digest that changes when the factor is set up again or the password changes: what was proved or remembered before is
   * worth nothing afterwards.
   */
  async credentialsDigest(accountId: string): Promise<Uint8Array> {
    const { rows } = await sql<{ factor: string | null; password: string | null }>`
      select (select id::text from account_second_factor where user_id = ${accountId}::text) as factor,
        (select password from account_credential
          where user_id = ${accountId}::text and provider_id = 'credential') as password
    `.execute(this.#database)
    return createHash('sha256').update(JSON.stringify(rows[0])).digest()
  }

  #find(accountId: string) {
    return this.#database
      .selectFrom('account_second_factor')
      .selectAll()
      .where('user_id', '=', accountId)
      .executeTakeFirst()
  }
}

/** Apps show '123 456'. */
function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '')
}
