/** More lines than that are not held for anybody: whoever orders them does not mind a line that is short. */
export const mostHeldLines = 50

/** How many times the minutes of the setting a basket may hold goods in all, however often the order form is opened again. */
export const longestHold = 3

/** New holds from one address within an hour, those of one basket prolonged not counted: an office may buy, a script must not empty the shop. */
export const mostHolds = { tries: 20, minutes: 60 }
