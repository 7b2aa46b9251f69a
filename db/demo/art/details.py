"""Details: a model's view seen from nearer or from behind, as a further picture of a product that has no composed scene, or after it."""
from ceramics import mug, plate, planter
from gifts import gift_card
from stationery import notebook_open
from textiles import apron, blanket, fabric_fold, towel_hung


def closer(model, view, **camera):
    return lambda: {**model(view), **camera}


VIEWS = {'planter:3': closer(planter, 1, rot=40, elev=30, zoom=(.50, 0, -.30), focus=20),
         'towel.tea:3': towel_hung,
         'gift-card:3': closer(gift_card, 1, rot=-30, elev=36, zoom=(.56, -.24, .03), focus=40), 'apron:3': closer(apron, 2),
         'mug:4': closer(mug, 1, rot=-14, elev=34, zoom=(.52, .16, .12), focus=15),
         'plate:4': closer(plate, 2, rot=30, elev=20, zoom=(.46, -.20, .02), focus=10), 'notebook:4': notebook_open,
         'blanket:4': closer(blanket, 1, rot=-30, elev=22, zoom=(.50, .18, -.06), focus=15), 'fabric-fold:4': closer(fabric_fold, 1, rot=-64, elev=24, zoom=(.46, .22, -.08), focus=15)}
