# What the house tells in its log channel: who did what.

log-line = { $who } { $did }
log-house = The house
log-more = … and { $more } more: see **/tavern panel**.
log-reason = { $did }: { $reason }
log-settings = changed the settings. { $changes }.
log-setting = { $setting }: now **{ $after }** (before: { $before })
log-settings-more = { $more } more
log-granted = granted { $name } **{ $coins }**
log-taken = took **{ $coins }** from { $name }
log-taken-house = took **{ $coins }** from { $name } for the house
log-starting-raised = { $members ->
    [one] brought 1 member’s starting coins up to { $to }: **{ $coins }** paid.
   *[other] brought { $members } members’ starting coins up to { $to }: **{ $coins }** paid in all.
}
log-voided = cancelled deal `{ $deal }` at { $inn }
log-voided-good = cancelled deal `{ $deal }` at { $inn }, and granted **{ $coins }** that its winners no longer had
log-off-deal = cancelled the current deal at { $inn }. All its coins were returned.
log-off-match = cancelled the match at { $inn }. Its stakes were returned.
log-off-table = closed { $inn } at once. All coins of the current deal or match were returned.
log-kicked = removed { $name } from { $inn }.
log-banned = banned { $name } from the tables permanently
log-banned-until = banned { $name } from the tables; the ban ends { $when }
log-unbanned = lifted { $name }’s ban.
log-off-board = took { $name } off the list of richest players.
log-on-board = put { $name } back on the list of richest players.
log-session-opened = opened a session.
log-session-opened-named = opened the session { $name }.
log-session-closed = closed the session.
log-session-closed-named = closed the session { $name }.
log-hired = hired { $name }.
log-dismissed = dismissed { $name }, whose { $coins } were returned to the house.
log-dismissed-broke = dismissed { $name }.
log-patron-funded = gave { $name } **{ $coins }** from the house.
log-patron-drained = took **{ $coins }** back from { $name } for the house.
log-parked = couldn’t continue { $inn } after a restart. Its coins stay reserved; whoever runs the bot will find the cause in its log.
log-house-funded = put **{ $coins }** into the house’s own purse
log-house-drained = took **{ $coins }** out of the house’s own purse
log-lost = I can’t write in the log channel, <#{ $channel }>. Let me view it and send messages there, or choose another with **/tavern setup**.
