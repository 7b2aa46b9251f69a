"""The shop itself, as one sees it from the door: the counter, the shelves behind it and light from the window. A view of the gift card, which lies on the counter."""
import math
import numpy as np
from scene import *
from ceramics import MUG, bowl_shape, cup, plate_shape, teapot_shape
from gifts import bow, one_box, spool
from pantry import tin_shape
from rooms import CLAY, CREAM, OAK, SAND, WALNUT, boards, books, shelf, vase_with_twigs, wall
from textiles import fold, serpentine

SAGE, FLAX, INDIGO, TERRACOTTA, GREEN, GRAPHITE = (.30, .36, .26), (.64, .56, .43), (.05, .08, .16), (.42, .16, .09), (.06, .12, .10), (.07, .07, .075)
TOP, WALL = 9.2, 9.0     # how high the counter's top is, how far off the wall
EDGE = WALL - 1.25      # where things on a shelf stand


def glazed(colour):
    return material('glaze', fixed=colour)


def mugs(x, z, colours, step=1.25):
    for k, colour in enumerate(colours):
        g = glazed(colour)
        place(cup(glaze=g, inside=glazed(CREAM), clay=material('clay', fixed=CLAY), **MUG), (x + step * k, EDGE, z), (0, 0, -30 + 6 * (k % 3)), 1.12)


def bowls(x, z, colour, n, r=.80):
    for k in range(n):
        place(bowl_shape(.62, r, .36, *[glazed(colour)] * 3), (x, EDGE, z + .23 * k), (0, 0, 40 * k))


def standing_plates(x, z, colours, r=1.25, step=1.5):
    """plates that lean against the wall, one before the other"""
    for k, colour in enumerate(colours):
        g = glazed(colour)
        o = place(plate_shape(r, g, g), (0, 0, 0), (76, 0, 0))
        place(o, (x + step * k, WALL - .5 - .32 * k, z + r * math.sin(math.radians(76))))


def folded(x, z, colours, y=EDGE, w=2.0):
    """linen folded into a pile"""
    for k, colour in enumerate(colours):
        place(fold('pile', serpentine(w, .09, 3, 0, 1.15), 1.5, .08, [material('cloth', fixed=colour, weave=18)], wob=.03, seed=k + 3, ny=40, fray=.02), (x, y, z + .33 * k), (0, 0, 2 * math.sin(5 * k)))


def round_vase(x, z, colour, s=1.0):
    g = glazed(colour)
    place(spin('vase', [(g, [(0, 0), (.46, .02), (.80, .45), (.84, .80), (.62, 1.20), (.30, 1.38), (.25, 1.46), (.29, 1.54), (.25, 1.55), (.21, 1.46), (.2, 1.2)])], wobble=.003), (x, EDGE, z), (0, 0, 0), s)


def lamp(x, y, z):
    """a shade of enamelled sheet on its cable"""
    g = material('gloss', fixed=GREEN)
    o = [spin('shade', [(g, [(1.5, 0), (1.47, .10), (1.2, .55), (.55, 1.0), (.22, 1.15), (.18, 1.5), (0, 1.52)])]), spin('lining', [(material('gloss', fixed=(.80, .76, .68)), [(1.46, .0), (1.16, .52), (.5, .96), (0, 1.05)])]),
         spin('bulb', [(material('gloss', fixed=(.90, .84, .70)), [(0, .28), (.26, .40), (.30, .62), (.18, .90), (0, .92)])]), tube('cable', [(0, 0, 1.5), (0, 0, 14)], .035, material('gloss', fixed=(.03, .03, .03)), res=8, smooth=False)]
    return place(o, (x, y, z))


def counter():
    """boards of oak on a panelled front of painted wood"""
    oak, paint = material('wood', fixed=OAK, grain=(.16, 2.2, 2.2), scale=.8), material('matte', fixed=(.20, .25, .215))
    place(rbox('top', (26, 5.2, .55), oak, .06), (4.2, -.2, TOP - .55))
    place(rbox('front', (25, 4.4, TOP - .55), paint, .02), (4.2, 0, 0))
    for k in range(9):
        place(rbox('panel', (2.3, .12, TOP - 2.2), paint, .05), (-6.9 + 2.72 * k, -2.22, .9))


def on_the_counter():
    """a card with a bow beside its box, ribbon, a parcel, and twigs in a vase"""
    card, ribbon = material('paper', 'card', base=.65, rough=.5), material('cloth', 'ribbon', weave=40)
    o = [slab('card', round_rect(1.7, 1.07, .08), 0, .03, card, .006), place(rbox('band', (.16, 1.09, .04), ribbon, .01), (-.42, 0, .005))] + place(bow(ribbon, .15, .62), (-.42, 0, .035))
    place(place(o, (0, .535, 0)), (0, 0, 0), (58, 0, 0)); place(o, (1.1, -1.35, TOP), (0, 0, 10), 1.25)
    place(rbox('block', (1.0, .40, .80), material('wood', fixed=WALNUT, grain=(1, 8, 8)), .03), (1.2, -.42, TOP), (0, 0, 10))
    kraft = material('paper', fixed=(.36, .235, .13))
    place(one_box(kraft, ribbon, kraft, 2.0, 1.7, 1.1), (4.0, -.2, TOP), (0, 0, -14))
    place(spool(material('cloth', fixed=SAGE, weave=34), material('paper', fixed=(.50, .38, .26))), (5.75, -1.2, TOP), (0, 0, 30)); place(spool(ribbon, material('paper', fixed=(.50, .38, .26))), (5.85, -1.15, TOP + .43))
    vase_with_twigs((-4.4, .2, TOP), n=4, colour=CREAM, h=2.6)
    books((-2.2, .3, TOP), ((.42, .16, .09), (.13, .18, .16)), 78)
    place(cup(glaze=glazed(SAND), inside=glazed(CREAM), clay=material('clay', fixed=CLAY), **MUG), (-2.3, .25, TOP + .54), (0, 0, -50), 1.05)


def inside():
    """the counter, and shelves with ceramics, linen and tea behind it"""
    boards(near=-30, far=WALL, colour=OAK); wall(WALL, (.62, .565, .49))
    counter(); on_the_counter(); lamp(-2.4, 1.2, 17.6); lamp(6.4, 1.2, 17.6)
    low, middle, top = 10.8, 13.5, 16.2
    for z in (low, middle, top):
        shelf(WALL, z, 2.5, OAK, 27)
    grip = material('wood', fixed=OAK, grain=(3, 9, 9))
    mugs(-10.6, top, (CREAM, CREAM, SAGE, SAGE), 1.4); standing_plates(-4.6, top, (CREAM, SAND, CREAM)); round_vase(.9, top, TERRACOTTA, 1.2); round_vase(2.9, top, CREAM, .9); bowls(5.0, top, GRAPHITE, 4); bowls(6.9, top, CREAM, 5); folded(9.2, top, (FLAX, SAGE, CREAM, TERRACOTTA)); mugs(11.2, top, (SAND, SAND), 1.4)
    folded(-10.2, middle, (INDIGO, FLAX, CREAM, TERRACOTTA, FLAX)); folded(-7.8, middle, (CREAM, (.50, .46, .40), SAGE, CREAM))
    for k, colour in enumerate((CREAM, GRAPHITE)):
        place(teapot_shape(glazed(colour), grip), (-4.9 + 2.9 * k, EDGE, middle), (0, 0, 24), 1.2)
    mugs(.3, middle, (TERRACOTTA, TERRACOTTA, INDIGO, INDIGO, CREAM, CREAM), 1.4); standing_plates(9.0, middle, (SAGE, CREAM), 1.15); bowls(12.2, middle, CREAM, 3)
    for k, colour in enumerate((GREEN, CREAM, TERRACOTTA, GREEN, SAND)):
        place(tin_shape(material('matte', fixed=colour), material('wood', fixed=OAK), .56, 1.45), (-10.6 + 1.3 * k, EDGE, low))
    bowls(-3.4, low, CREAM, 4, .95); bowls(-1.0, low, SAGE, 4, .95); mugs(1.0, low, (CREAM, SAND, CREAM, SAND), 1.4); round_vase(7.0, low, INDIGO, 1.1); books((9.2, EDGE, low), (CREAM, (.12, .17, .14), (.45, .33, .2)), 86); folded(11.9, low, (SAGE, CREAM, FLAX))
    return dict(camera=((1.4, -25, 14.6), (1.0, 2, 12.75), 45, (1.2, -1.2, TOP + .5), .05), sun=(-1, -.72, .66), pane=(7.5, 9), sky=9000)


VIEWS = {'gift-card:4': inside}
