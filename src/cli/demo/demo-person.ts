/** A client as db/demo/people.json has him. */
export interface DemoPerson {
  login: string
  email: string
  /** In plain text: everybody may know it. */
  password: string
  kind: 'private' | 'business'
  firstName: string
  lastName: string
  phone: string
  company?: string
  taxNumber?: string
  /** Of the loyalty programme. */
  points?: number
  /** For which promotions may be. */
  group?: string
  address: { street: string; number: string; postcode: string; city: string; country: string }
}
