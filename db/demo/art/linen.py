"""Linen by the metre from nearer than the fold shows it: its weave beside a ruler, and what is sewn of it."""
import bpy
from scene import *
from textiles import cloth, fold, pillow, serpentine

THREADS = 118      # of a unit of 10 cm


def ruler(long=20):
    """a wooden ruler of that many centimetres, which lies along x from its zero at the origin"""
    wood, ink = material('wood', fixed=(.60, .43, .24), grain=(.5, 7, 7)), material('paper', fixed=(.05, .04, .035))
    o = [place(rbox('ruler', (long / 10 + .12, .34, .028), wood, .008), (long / 20, .17, 0))]
    for k in range(2 * long + 1):
        tall = .10 if k % 2 == 0 else .06
        o.append(place(rbox('mark', (.007, tall, .002), ink, .0005, 1), (k / 20, tall / 2, .028)))
    return o + [figure(str(k), ink, (k / 10, .165, .029)) for k in range(long + 1)]


def figure(text, m, at, tall=.075):
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, tall, 'CENTER', 'CENTER'
    o = bpy.data.objects.new(text, curve)
    bpy.context.scene.collection.objects.link(o)
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    mesh.materials.clear(); mesh.materials.append(m)
    made = bpy.data.objects.new(text, mesh)
    bpy.context.scene.collection.objects.link(made)
    return place(made, at)


def measured():
    """the weave under a ruler, beside the edge of a second layer"""
    m, e = cloth(weave=THREADS), material('cloth', 'edge', weave=THREADS)
    sheet('linen', lambda u, w: (4.4 * (u - .5), 3.6 * (w - .5), .02 * np.sin(3.1 * u + 5 * w) + .012 * noise2(u * 4, w * 4, 3, 2, 1.6)), 120, 120, m, 0, (4.4, 3.6))
    over = [(1.9, .10), (.8, .10), (-.3, .11), (-1.0, .12), (-1.28, .10), (-1.36, .06), (-1.28, .035), (-1.0, .03), (.6, .03), (1.9, .03)]
    place(fold('over', over, 1.9, .022, [m, e], lambda a, y: 1 if abs(y) > .88 else 0, wob=.02, seed=4, fray=.01), (.55, 1.0, .02), (0, 0, 16))
    place(ruler(), (-1.05, -.62, .045), (0, 0, 9))
    return dict(rot=0, elev=56, fill=.80, zoom=(.44, -.09, -.13), focus=45, aperture=.004)


def sewn():
    """a cushion cover and napkins, and what is left of the bolt"""
    m, e = cloth(weave=22), material('cloth', 'edge', weave=26)
    place(pillow(m, m), (0, 1.0, 2.1), (72, 0, 0))
    for k in range(3):
        place(fold('napkin', serpentine(1.5, .05, 3, 0, 1.2), 1.5, .045, [m], wob=.02, seed=3 + k, ny=40), (-1.25, -1.15, .20 * k), (0, 0, 14 + 3 * k))
    place(fold('rest', serpentine(2.0, .06, 5, 0, 1.2), 1.2, .05, [m, e], lambda a, y: 1 if abs(y) > .52 else 0, wob=.03, seed=9, ny=40), (1.25, -.95, 0), (0, 0, -12))
    return dict(rot=-8, elev=24, fill=.80)


VIEWS = {'fabric-fold.measured:2': measured, 'fabric-fold.measured:4': sewn}
