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
  /** Shopping lists: how many of which products, by their ids in db/demo. */
  lists?: { name: string; public: boolean; products: Record<string, string> }[]
  /** For which promotions may be. */
  group?: string
  address: { street: string; number: string; postcode: string; city: string; country: string }
}
