"""A thing beside others whose size everyone knows, as its third picture: how large it is."""
import math
from scene import *
from ceramics import mug_straight
from light import candle_pillar
from stationery import book, pencil


def mug_on_books():
    """two books, a mug on them and a pencil before them"""
    page = material('paper', fixed=(.74, .68, .56))
    for k, (colour, turn) in enumerate((((.10, .15, .13), 0), ((.46, .20, .11), -7))):
        place(book(material('cloth', fixed=colour, weave=40), page, w=1.45 - .08 * k, h=2.1 - .1 * k, t=.26), (0, 0, .265 * k), (0, 0, 84 + turn))
    place(built(lambda: mug_straight(1)), (-.28, .08, .53), (0, 0, -34))
    wood, tip = material('wood', fixed=(.50, .33, .17), grain=(9, 9, 1)), material('gloss', fixed=(.05, .05, .05), rough=.5)
    o = place(pencil(material('gloss', fixed=(.10, .15, .13), rough=.4), wood, tip, 1.75), (0, 0, 0), (0, 90, 0))
    place(o, (-.75, -1.15, .045), (0, 0, -9))
    return dict(rot=0, elev=22, fill=.78, focus=25)


def candle_and_matches():
    """a candle, a box of matches and three of them"""
    candle_pillar(1)
    box, sleeve, strip = material('paper', fixed=(.62, .52, .36)), material('paper', fixed=(.08, .13, .115)), material('paper', fixed=(.14, .075, .05), rough=.9)
    stick, head = material('wood', fixed=(.66, .52, .34), grain=(9, 9, 1)), material('matte', fixed=(.36, .06, .04))
    o = [rbox('sleeve', (.53, .36, .15), sleeve, .008), place(rbox('drawer', (.50, .33, .12), box, .006), (.14, 0, .015))]
    o += [place(rbox('strip', (.50, .004, .11), strip, .001), (0, y, .02)) for y in (-.181, .181)]
    place(o, (.78, -.42, 0), (0, 0, 24))
    for x, y, turn in ((.30, -.78, 12), (.42, -.92, -18), (.05, -.88, 38)):
        place([rbox('match', (.42, .022, .022), stick, .003), place(spin('head', [(head, [(0, -.045), (.017, -.03), (.021, 0), (.017, .03), (0, .04)])], seg=20), (.21, 0, .011), (0, 90, 0))], (x, y, .002), (0, 0, turn))
    return dict(rot=0, elev=24, fill=.74)


VIEWS = {'mug.straight:3': mug_on_books, 'candle-pillar:3': candle_and_matches}
