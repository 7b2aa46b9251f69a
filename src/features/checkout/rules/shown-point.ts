/** How many points the order form shows at once. */
export const maxShownPoints = 4

/** A locker or point as the order form shows it. */
export interface ShownPoint {
  /** Its code: 'WAW123M'. */
  id: string
  /** Where exactly it stands and when it is open; may be empty. */
  location: string
  /** Whether a parcel can be paid for there. */
  takesPayment: boolean
  address: { street: string; streetNumber: string; postcode: string; city: string }
}

/** What the order form offers to choose from. */
export interface OfferedPoints {
  courierId: number
  /** Two letters. */
  country: string
  /** False: nothing was searched for yet, and the postcode is not known. */
  isAsked: boolean
  /** The nearest first. */
  points: ShownPoint[]
  /** Whether others match as well. */
  hasMore: boolean
}
