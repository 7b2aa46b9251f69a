"""Sets: things of the other families together. One colour for each thing, after the names of the parts."""
import math
import numpy as np
from scene import *
from ceramics import cup, plate_shape, bowl_shape
from pantry import tin_shape, bag_shape, dripper_shape, bean, scatter_beans, tea_leaf, leaf_heap
from stationery import card_standing, sprig
from textiles import belt, fold, serpentine


def bundle_tea(v):
    m, t, c = material('glaze', 'mug'), material('gloss', 'tin', rough=.36), material('paper', 'card', base=.65)
    inside, clay, ink = material('glaze', fixed=(.76, .71, .62)), material('clay', fixed=(.42, .29, .19)), material('paper', fixed=(.20, .19, .15))
    place(cup(.95, .44, .34, m, inside, clay), (-.62, -.45, 0), (0, 0, 200))
    place(tin_shape(t, t, .46, 1.2), (.35, .35, 0))
    if v == 1:
        place(card_standing(c, ink, .92, 1.30), (1.15, -.35, 0), (0, 0, 104))
        return dict(rot=0, elev=18, fill=.80)
    f = slab('card', round_rect(.92, 1.30, .01, 2), 0, .03, c, .003, 1)
    pr = sprig(ink, .85); place(pr, (0, 0, .031)); place([f] + pr, (1.05, -.85, 0), (0, 0, -28))
    leaf_heap(60, -.1, -1.35, .03, .28, tea_leaf(material('leaf', fixed=(.05, .055, .03))), np.random.RandomState(3), .05)
    return dict(rot=12, elev=40, fill=.80)


def bundle_coffee(v):
    b, d, m = material('paper', 'bag', base=.5), material('glaze', 'dripper'), material('glaze', 'mug')
    lab, tie = material('paper', fixed=(.80, .74, .62)), material('metal', fixed=(.60, .44, .22))
    inside, clay = material('glaze', fixed=(.76, .71, .62)), material('clay', fixed=(.42, .29, .19))
    place(bag_shape(b, lab, tie, W=1.15, D=.68, H=1.95), (.55, .55, 0), (0, 0, -10))
    place(cup(.95, .44, .34, m, inside, clay), (-.75, .0, 0), (0, 0, 205))
    place(dripper_shape(d), (-.75, .0, .90), (0, 0, 170))
    rng = np.random.RandomState(3)
    scatter_beans(48, (.45, -.75), .48, bean(material('bean', fixed=(.055, .027, .014)), material('bean', fixed=(.11, .06, .032))), rng)
    if v == 1:
        return dict(rot=0, elev=16, fill=.78)
    return dict(rot=-28, elev=36, fill=.80)


def bundle_table(v):
    p, b, n = material('glaze', 'plate'), material('glaze', 'bowl'), material('cloth', 'napkin', weave=24)
    cord = material('cloth', fixed=(.55, .46, .33))
    place(plate_shape(1.35, p, p)); place(bowl_shape(.55, .78, .36, b, b, b), (0, 0, .06))
    W, t = 1.0, .05
    o = [fold('napkin', serpentine(W, t, 4, 0, 1.2), 2.3, t, [n], wob=.02, seed=3, ny=40)]
    o.append(belt(W + .16, 0, -.004, .245, .10, cord, .10, .014))
    place(o, (2.1, -.10, 0), (0, 0, -8))
    if v == 1:
        return dict(rot=0, elev=34, fill=.84)
    return dict(rot=34, elev=58, fill=.82)


MODELS = {'bundle-tea': bundle_tea, 'bundle-coffee': bundle_coffee, 'bundle-table': bundle_table}
